// Colyseus server for bench-game, in memory only.
//   MODE=schema  state as a Schema, hidden values through StateView, one broadcastPatch() per move
//   MODE=patch50 the same, but left to the default 50 ms patch timer
//   MODE=msg     no Schema: a full view sent to each player as a message (msgpack)
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
const req = createRequire(path.join(process.env.BENCH_MODULES, 'package.json'))
const imp = async name => import(pathToFileURL(req.resolve(name)).href)
const rules = createRequire(import.meta.url)('./bench_game.cjs')
const { Server, Room } = await imp('@colyseus/core')
const { WebSocketTransport } = await imp('@colyseus/ws-transport')
const S = await imp('@colyseus/schema')
const { Schema, ArraySchema, StateView, defineTypes, view } = S
const MODE = process.env.MODE || 'schema'

class Entry extends Schema { }
defineTypes(Entry, { p: 'uint8', v: 'uint8' })
view()(Entry.prototype, 'v')
class State extends Schema { }
defineTypes(State, { n: 'uint32', turn: 'uint8', hist: [Entry] })

const entry = (p, v) => { const e = new Entry(); e.p = p; e.v = v; return e }

class SchemaRoom extends Room {
	onCreate() {
		this.maxClients = 2
		this.autoDispose = true
		if (MODE === 'schema') this.patchRate = null
		const s = rules.setup(2)
		const st = new State()
		st.n = s.n
		st.turn = s.turn
		st.hist = new ArraySchema()
		for (const e of s.hist) st.hist.push(entry(e.p, e.v))
		this.state = st
		this.seats = []
		this.scores = s.scores
		this.last = [st.hist[62], st.hist[63]]  // newest entry of each player
		this.onMessage('p', (client, v) => {
			const p = client.seat
			if (this.state.turn !== p || !Number.isInteger(v) || v < 0 || v > 9) return
			const q = 1 - p
			const e = entry(p, v)
			this.state.hist.push(e)
			if (this.state.hist.length > rules.CAP) this.state.hist.shift()
			this.scores[p] += v
			this.state.n++
			this.state.turn = this.state.n % 2
			client.view.add(e)
			const other = this.seats[q]
			if (other) other.view.add(this.last[p])  // p's previous value is no longer hidden
			this.last[p] = e
			if (MODE === 'schema') this.broadcastPatch()
		})
	}
	onJoin(client) {
		client.seat = this.seats.length
		this.seats.push(client)
		client.view = new StateView()
		for (const e of this.state.hist)
			if (e.p === client.seat || e !== this.last[e.p]) client.view.add(e)
	}
}

class MsgRoom extends Room {
	onCreate() {
		this.maxClients = 2
		this.patchRate = null
		this.s = rules.setup(2)
		this.seats = []
		this.onMessage('p', (client, v) => {
			if (!rules.legal(this.s, client.seat, v)) return
			rules.play(this.s, client.seat, v)
			for (const c of this.seats) c.send('view', rules.view(this.s, c.seat))
		})
	}
	onJoin(client) {
		client.seat = this.seats.length
		this.seats.push(client)
	}
}

const gameServer = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false })
gameServer.define('bench', MODE === 'msg' ? MsgRoom : SchemaRoom)
await gameServer.listen(Number(process.env.PORT || 8000))
