/** A sentence with its glossary term underlined. */
export function Told({ text, term }: { text: string; term?: string | undefined }) {
  const at = term === undefined ? -1 : text.indexOf(term)
  if (term === undefined || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <dfn>{term}</dfn>
      {text.slice(at + term.length)}
    </>
  )
}
