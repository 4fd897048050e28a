#!/usr/bin/env node
// The command `safehouse` of the installed package: plain JavaScript, made from this file by scripts/bundle.js. Whoever installs it has no
// clone whose folder could hold the database, so it is kept in the user's own folder for such things.
import { homedir } from 'node:os'
import { userDataFolder } from './user-data-folder.ts'

process.setSourceMapsEnabled(true)
process.env.SAFEHOUSE_DATA ||= userDataFolder(process.platform, process.env, homedir())
await import('./main.ts')
