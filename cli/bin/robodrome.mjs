#!/usr/bin/env node
import { existsSync } from 'node:fs'
const main = new URL('../dist/main.js', import.meta.url)
const { main: run, here } = await import(main)
process.exitCode = await run(process.argv.slice(2), here())
