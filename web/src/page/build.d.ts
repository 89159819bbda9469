interface ImportMetaEnv {
  /** The version of the page, set at build time. */
  readonly BUILD?: string
}
