import type { CallToolResult, McpServer, ServerContext, ToolCallback } from '@modelcontextprotocol/server'
import { NO_SUCH_MOVE, NOT_ASKED, NOTHING_TO_TAKE_BACK, OVER } from '@robodrome/kernel'
import type * as z from 'zod'
import type { Agent } from './agent.ts'
import { reasonIn, ruleIn } from './books.ts'
import { inShort } from './in-short.ts'
import { Trouble } from './way.ts'

/** A tool: its input, its answer as data and in sentences, and what it changes. */
export interface Tool<I extends z.ZodObject, O extends z.ZodObject> {
  about: string
  input: I
  output: O
  /** What it changes; by default, it only reads. */
  changes?: 'adds' | 'destroys'
  run(agent: Agent, input: z.infer<I>, signal: AbortSignal): Promise<{ data: z.infer<O>; says: string }>
}

/** Registers a tool for the calling agent. A refusal is an answer in one sentence, never a protocol error. */
export function addTool<I extends z.ZodObject, O extends z.ZodObject>(
  server: McpServer,
  agent: Agent,
  name: string,
  tool: Tool<I, O>,
): void {
  const { about, input, output, changes } = tool
  // In the protocol, a tool that changes something is considered destructive unless it says otherwise.
  const annotations = changes === undefined ? { readOnlyHint: true } : { destructiveHint: changes === 'destroys' }
  const run = async (given: z.infer<I>, { mcpReq }: ServerContext): Promise<CallToolResult> => {
    try {
      agent.admit()
      const { data, says } = await tool.run(agent, given, mcpReq.signal)
      return { structuredContent: data, content: [{ type: 'text', text: says }] }
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      return { isError: true, content: [{ type: 'text', text: sayTrouble(error) }] }
    }
  }
  const config = { description: about, inputSchema: inShort(input), outputSchema: inShort(output), annotations }
  server.registerTool(name, config, run as ToolCallback<typeof config.inputSchema>)
}

/** Formats a refusal: its kind, its sentence, the rule with its reason, and when to try again. */
export function sayTrouble({ code, message, rule, retryAfter }: Trouble): string {
  return [
    `Refused (${code}${rule === undefined ? '' : `, ${rule}`}): ${message}`,
    ...(retryAfter === null ? [] : [`retry_after: ${retryAfter} s`]),
  ].join('\n')
}

/** Returns the title and the reason of a rule; rules of the table are in no rulebook. */
export function explain(game: string, rule: string): { title: string; reason: string } {
  const found = ruleIn(game, rule)
  return found === null ? { title: '', reason: TABLE_RULES[rule] ?? '' } : { title: found.title, reason: reasonIn(game, rule) }
}

const TABLE_RULES: Readonly<Record<string, string>> = {
  [OVER]: 'The match is over.',
  [NOT_ASKED]: 'The seat is not asked now.',
  [NO_SUCH_MOVE]: 'No option of the seat is written like this.',
  [NOTHING_TO_TAKE_BACK]: 'The last choice cannot be taken back.',
}
