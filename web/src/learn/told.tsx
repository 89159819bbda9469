/** How long it takes to read one picture of a turn. */
export const SECONDS = 5

/** The text below a picture, with its glossary term. */
export function Told({ of: { text, term } }: { of: { text: string; term: string } }) {
  const at = text.indexOf(term)
  return (
    <p>
      {text.slice(0, at)}
      <dfn>{term}</dfn>
      {text.slice(at + term.length)}
    </p>
  )
}
