import { type EnquiryState, stateWords } from '#app/enquiries/answering/enquiry-state.ts'

/** A state's drawing: seed, sprout, bud, flower, dry leaf or barred ring. Its word stands beside it. */
export function StateMark({ state }: { state: EnquiryState }) {
  return (
    <svg className={`mark mark-${state}`} viewBox="0 0 20 20" aria-hidden="true">
      {drawings[state]}
    </svg>
  )
}

/** A state as its drawing and its word. */
export function StateWord({ state }: { state: EnquiryState }) {
  return (
    <span className="state">
      <StateMark state={state} />
      {stateWords[state]}
    </span>
  )
}

const drawings: Record<EnquiryState, React.ReactNode> = {
  new: <ellipse className="seed" cx="10" cy="10.5" rx="4.2" ry="6" transform="rotate(28 10 10)" />,
  contacted: (
    <>
      <path d="M10 18v-8" />
      <path
        className="leaf"
        d="M10 10.5C9.6 7 7 5 3.5 5c.2 3.6 2.6 5.6 6.5 5.5zM10 9c.3-3 2.7-5 6.5-5-.2 3.5-2.6 5.3-6.5 5z"
      />
    </>
  ),
  quoted: (
    <>
      <path d="M10 18v-7M10 15c-2-.2-3.5-1.3-4-3M10 14c2-.2 3.2-1.2 3.7-2.7" />
      <path
        className="bud"
        d="M10 11.5c-2.7-1-3.5-3-3.2-4.7C7 5 8.5 3.5 10 2c1.5 1.5 3 3 3.2 4.8.3 1.7-.5 3.7-3.2 4.7z"
      />
    </>
  ),
  won: (
    <>
      <path d="M10 18.5v-7M10 17c-2.2-.1-3.6-1.2-4.2-3M10 15.5c1.8-.1 3-1 3.6-2.5" />
      <path
        className="flower"
        d="M10 1.2c1.5.6 1.9 1.8 1.6 2.9 1.1-.7 2.4-.6 3.4.6-.3 1.5-1.3 2.3-2.6 2.3 1 .7 1.3 2 .7 3.4-1.5.3-2.6-.3-3.1-1.4-.5 1.1-1.6 1.7-3.1 1.4-.6-1.4-.3-2.7.7-3.4C6.3 7 5.3 6.2 5 4.7c1-1.2 2.3-1.3 3.4-.6C8.1 3 8.5 1.8 10 1.2z"
      />
      <circle className="heart" cx="10" cy="6.3" r="1.5" />
    </>
  ),
  lost: <path d="M4 17C5 9 9 4.5 16 4c.2 7-4 11-9.5 10.5M4 17c2-3.5 4.5-6 7.5-8" />,
  spam: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m5.2 5.2 9.6 9.6" />
    </>
  ),
}
