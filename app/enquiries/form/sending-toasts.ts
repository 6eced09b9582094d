import type { Language } from '#app/languages/language.ts'
import type { Toast } from '#app/ui/toasts.tsx'
import { enquiryFormWords } from './enquiry-form.words.ts'

/** The toast after an enquiry was sent (§8). */
export function sentToast(language: Language): Toast {
  const { success, submitted } = enquiryFormWords[language]
  return { kind: 'good', title: success, text: submitted }
}

/** The toast after an enquiry was not taken (§8); the form says why. */
export function notSentToast(language: Language): Toast {
  const { error, notSent } = enquiryFormWords[language]
  return { kind: 'bad', title: error, text: notSent }
}
