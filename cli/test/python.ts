import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const VERIFY = fileURLToPath(new URL('../../examples/verify/verify.py', import.meta.url))

/** Runs the verifier in Python, and returns its output and exit code. */
export function python(...args: string[]): { code: number; out: string } {
  try {
    return { code: 0, out: execFileSync('python3', [VERIFY, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number | null; stdout: string; stderr: string }
    if (status === null) throw error
    return { code: status, out: stdout + stderr }
  }
}
