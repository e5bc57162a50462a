// Fills a rally-the-troops database with T running bench-games (2 users each) and their logins.
//   node rtt_seed.cjs RTT_DIR DB_FILE T
'use strict'
const fs = require('fs'), path = require('path')
const { createRequire } = require('module')
const [, , dir, file, T] = process.argv
const req = createRequire(path.join(dir, 'package.json'))
const Database = req('better-sqlite3')
process.env.BENCH_GAME = process.env.BENCH_GAME || path.join(__dirname, './bench_game.cjs')
const rules = require('./rtt_rules.cjs')
for (const s of ['', '-wal', '-shm']) fs.rmSync(file + s, { force: true })
const db = new Database(file)
db.exec('pragma journal_mode = wal')  // as the project's production notes say
db.exec(fs.readFileSync(path.join(dir, 'schema.sql'), 'utf8'))
// All statements are kept: better-sqlite3 on Node 24 dies when one is collected.
const title = db.prepare("insert or ignore into titles (title_id, title_name) values ('bench-game', 'Bench Game')")
title.run()
const user = db.prepare('insert into users (user_id, name, mail) values (?,?,?)')
const login = db.prepare('insert into logins values (?, ?, julianday() + 28)')
const game = db.prepare("insert into games (game_id, status, title_id, scenario, options, player_count, join_count, user_count, owner_id, active) values (?,1,'bench-game','Standard','{}',2,2,2,?,?)")
const player = db.prepare('insert into players (game_id, role, user_id, is_invite, is_active, active_time, clock) values (?,?,?,0,?,julianday(),21)')
const state = db.prepare('insert into game_state (game_id, state) values (?,?)')
db.exec('begin')
{
	for (let t = 1; t <= Number(T); t++) {
		const s = rules.setup(1, 'Standard', {})
		for (let p = 0; p < 2; p++) {
			const uid = 10 + t * 2 + p
			user.run(uid, 'u' + uid, 'u' + uid + '@nowhere')
			login.run(1000000 + t * 2 + p, uid)
		}
		game.run(t, 10 + t * 2, s.active)
		for (let p = 0; p < 2; p++)
			player.run(t, 'P' + p, 10 + t * 2 + p, s.active === 'P' + p ? 1 : 0)
		state.run(t, JSON.stringify(s))
	}
}
db.exec('commit')
db.close()
globalThis.kept = [title, user, login, game, player, state]
