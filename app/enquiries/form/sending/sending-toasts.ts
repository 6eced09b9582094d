import { enquiryFormWords } from '#app/enquiries/form/enquiry-form.words.ts'
import type { Toast } from '#app/ui/dialogs/toasts.tsx'
import type { Language } from '#languages/language.ts'
import { sentWords } from './sent.words.ts'

interface Sent {
  reference: string
  /** When there will be an answer, in words. */
  answerTime?: string | undefined
  /** Where the chat about it goes on. */
  chat: string
}

/** The toast after an enquiry was sent (§8), with its reference. */
export function sentToast({ reference, answerTime, chat }: Sent, language: Language): Toast {
  const { success, submitted } = enquiryFormWords[language]
  const { referenceBefore, referenceAfter, whatsApp } = sentWords[language]
  const named = `${referenceBefore}${reference}${referenceAfter}`
  return {
    kind: 'good',
    title: success,
    text: [submitted, named, answerTime].filter(Boolean).join(' '),
    link: { label: whatsApp, href: chat },
  }
}

/** The toast after an enquiry was not taken (§8); the form says why. */
export function notSentToast(language: Language): Toast {
  const { error, notSent } = enquiryFormWords[language]
  return { kind: 'bad', title: error, text: notSent }
}

/** The toast after the dialog was closed with words in it: `undo` opens it again with them. */
export function closedToast(undo: () => void, language: Language): Toast {
  const { closed, notLost, undo: label } = enquiryFormWords[language]
  return { kind: 'good', title: closed, text: notLost, action: { label, run: undo } }
}
