import { loader } from '#app/search/finder/finder.route.tsx'
import type { TestCall } from './test-call.ts'

/** What asking the Plant Finder for an address gives: its data, or where it sends the visitor. */
export async function ask(call: TestCall, address: string) {
  const url = new URL(address, 'http://localhost')
  const args = { ...call.args, url, request: new Request(url) }
  try {
    return { data: await loader(args) }
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, to: thrown.headers.get('Location') }
    throw thrown
  }
}
