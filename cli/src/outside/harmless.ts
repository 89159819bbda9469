/**
 * Sequences that set a colour or a weight, and carriage return with "erase line", which progress reports use. Any other sequence could
 * control the terminal itself.
 */
// oxlint-disable-next-line no-control-regex
const ALLOWED = /\u001b\[[0-9;]{0,12}m|\r?\u001b\[2K/g
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/**
 * Returns the text of a sandboxed process without terminal control sequences, so that it cannot set the title, the clipboard or the cursor.
 */
export function harmless(text: string): string {
  let out = ''
  let from = 0
  for (const { 0: found, index } of text.matchAll(ALLOWED)) {
    out += text.slice(from, index).replaceAll(CONTROL, '') + found
    from = index + found.length
  }
  return out + text.slice(from).replaceAll(CONTROL, '')
}
