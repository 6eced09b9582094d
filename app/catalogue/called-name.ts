/** What a product is called: its English name, and what people say in the page's language. */
export interface Named {
  name: string
  /** Missing in English, and where nobody is sure what people say. */
  localName?: string | undefined
}

/** Gives both names in one line, the local one first: for titles, chats and e-mails. */
export function bothNames({ name, localName }: Named): string {
  return localName === undefined ? name : `${localName}, ${name}`
}

/** Gives the one name for labels and sentences: the local one, where people are sure of it. */
export function calledName({ name, localName }: Named): string {
  return localName ?? name
}

/** Gives the name with the size of its packet, where it has one: what one of it is. */
export function soldName({ name, quantity }: { name: string; quantity: string }): string {
  return quantity ? `${name}, ${quantity}` : name
}
