/** How long one picture of a turn takes to be read. */
export const SECONDS = 5

/** The words under a picture, with the term that they explain. */
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
