/** What a phone is told of, and how. */
export interface NotificationChoices {
  newEnquiry: boolean
  waitsTooLong: boolean
  deliveryFails: boolean
  /** Outside of working hours, too. */
  anyHour: boolean
  /** With the visitor's first name and place. */
  saysWho: boolean
}

/** As a phone begins: what a stranger may read who sees it, while somebody is at work. */
export const standardChoices: NotificationChoices = {
  newEnquiry: true,
  waitsTooLong: true,
  deliveryFails: false,
  anyHour: false,
  saysWho: false,
}
