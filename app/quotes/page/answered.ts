/** The id of what says that an answer was taken: its page is opened there, which gives it the focus. */
export const answeredId = 'answered'

/** What lets a sentence take that focus, and be read out by it. */
export const answered = {
  id: answeredId,
  role: 'group',
  'aria-labelledby': answeredId,
  tabIndex: -1,
} as const
