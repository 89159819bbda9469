/** On or off, with a title and what it means. */
export const Switch = ({ title, hint, on, set }: { title: string; hint: string; on: boolean; set(on: boolean): void }) => (
  <label className="switch">
    <span className="grow">
      <b>{title}</b>
      <span>{hint}</span>
    </span>
    <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.target.checked)} />
  </label>
)
