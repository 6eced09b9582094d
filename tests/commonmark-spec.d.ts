declare module 'commonmark-spec' {
  const spec: { tests: readonly { markdown: string; html: string; number: number }[] }
  export default spec
}
