/** Legs and hips of the two heavy robots. */
export const HEAVY_LEGS = (
  <>
    <path d="M104 258l44 8-6 54H98Z" fill="var(--m2)" />
    <path d="M216 258l-44 8 6 54h44Z" fill="var(--m2)" />
    <path d="M92 308h54l6 28-32 16-34-16ZM228 308h-54l-6 28 32 16 34-16Z" fill="var(--p)" />
    <path d="M198 309h29l6 27-33 15c8-12 8-28-2-42Z" fill="var(--p2)" stroke="none" />
    <path d="M94 340h48l10 50H82ZM226 340h-48l-10 50h70Z" fill="var(--p)" />
    <path d="M202 340h23l12 48h-30c2-18 0-34-5-48Z" fill="var(--p2)" stroke="none" />
    <path d="M94 340h48l10 50H82ZM226 340h-48l-10 50h70Z" fill="none" />
    <path d="M102 354h32M100 368h36M218 354h-32M220 368h-36" fill="none" strokeWidth="3" />
    <path d="M70 390h88v20H58l4-10ZM250 390h-88v20h100l-4-10Z" fill="var(--m)" />
    <path d="M84 400h66M236 400h-66" fill="none" stroke="var(--m2)" />
  </>
)

export const HEAVY_HIPS = (
  <>
    <path d="M112 232h96l12 26-34 18h-52l-34-18Z" fill="var(--p2)" />
    <path d="M136 208h48l10 30h-68Z" fill="var(--m2)" />
    <path d="M132 222h56" fill="none" />
  </>
)
