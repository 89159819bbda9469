export { Agents, answer, serveLoopback, tokenIn } from './http.ts'
export { serveStdioFor } from './stdio.ts'
export { linesIn, troubleIn, type Answer, type Way } from './way.ts'
