const token = 'a-token-of-the-test-itself'

/** An enquiry that nobody sent before: its number and words are made from `index`. */
export function someEnquiry(index: number) {
  return {
    fullName: 'Meera Deshpande',
    email: `meera${index}@example.com`,
    mobileNumber: String(9_876_500_000 + index),
    address: '12, Baner Road, Pune',
    message: `Wish number ${index}`,
  }
}

/** Sends a form's JSON to a running site, with the anti-forgery pair; gives the reference, if one is given. */
export async function sendForm(site: { url: string }, path: string, body: unknown) {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const { reference } = await response.json()
  return String(reference)
}

/** Waits until `check` holds; throws when it does not within `withinMs`. */
export async function until(check: () => boolean, what: string, withinMs = 15_000) {
  const giveUpAt = performance.now() + withinMs
  while (!check()) {
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain until ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
