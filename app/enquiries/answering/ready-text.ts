/** A text to begin an answer with. */
export interface ReadyText {
  /** Missing: one of the code's. */
  id?: number
  /** Null: the team's. */
  staffId: number | null
  channel: 'whatsapp' | 'email'
  title: string
  subject?: string
  text: string
}

/** What stands in for the placeholders of a ready text. */
export interface ReadyTextFacts {
  name: string
  plants: string
  reference: string
  hours: string
}

/** The team's until it has some of its own. */
export const firstReadyTexts: readonly ReadyText[] = [
  {
    staffId: null,
    channel: 'whatsapp',
    title: 'Hello',
    text: 'Hello {name}, thank you for asking us about {plants} ({reference}). When may we call you? We are here {hours}.',
  },
  {
    staffId: null,
    channel: 'whatsapp',
    title: 'We called',
    text: 'Hello {name}, we tried to call you about {plants} ({reference}). Please tell us when it suits you; we are here {hours}.',
  },
  {
    staffId: null,
    channel: 'whatsapp',
    title: 'Are you still interested?',
    text: 'Hello {name}, we have not heard from you about {plants} ({reference}). Shall we keep them for you?',
  },
  {
    staffId: null,
    channel: 'email',
    title: 'Our offer',
    subject: 'Your enquiry {reference}',
    text: 'Hello {name},\n\nthank you for asking us about {plants}. Here is our offer:\n\n\n\nPlease answer this e-mail, or call us {hours}.',
  },
  {
    staffId: null,
    channel: 'email',
    title: 'We could not reach you',
    subject: 'Your enquiry {reference}',
    text: 'Hello {name},\n\nwe tried to call you about {plants} and could not reach you. Please tell us when it suits you; we are here {hours}.',
  },
]

/** Fills a ready text in. What is no placeholder of ours stays as it was typed. */
export function fillIn(text: string, facts: ReadyTextFacts): string {
  return text.replace(/\{(name|plants|reference|hours)\}/g, (_, name: keyof ReadyTextFacts) => {
    return facts[name]
  })
}
