import { data } from 'react-router'
import { useWords } from '#languages/use-language.ts'
import { appContext } from '#server/app-context.ts'
import type { Route } from './+types/too-long.route'
import { NotTaken } from './not-taken.tsx'
import { tooLongWords } from './not-taken.words.ts'

/** Shown in place of the answer to a form that nobody read. */
export function loader({ context }: Route.LoaderArgs) {
  return data(context.get(appContext).config.business, { status: 413 })
}

export default function TooLongRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <NotTaken business={loaderData} words={useWords(tooLongWords)} />
    </main>
  )
}
