import type { Toast } from '#app/ui/toasts.tsx'

/** The toast after an enquiry was sent (§8). */
export const sent: Toast = {
  kind: 'good',
  title: 'Success',
  text: 'Your enquiry has been submitted successfully!',
}

/** The toast after an enquiry was not taken (§8); the form says why. */
export const notSent: Toast = { kind: 'bad', title: 'Error', text: 'Error submitting enquiry' }
