import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { useNews } from '#app/desk/news/use-news.ts'
import { DeskIcon } from '#app/desk/shell/desk-icon.tsx'
import type { loader } from './enquiry-changes.api.ts'
import { enquiryPath } from './enquiry-path.ts'
import { useEnquiryScreen } from './enquiry-screen.ts'

/**
 * While the enquiry is open and somebody else changes it: a line that says so and offers to show
 * it. Nothing moves by itself, and what is typed stays.
 */
export function NewsStrip() {
  const { reference, seen } = useEnquiryScreen().view
  const times = useNews().changed.get(reference) ?? 0
  const { data: change, load } = useFetcher<typeof loader>()
  useEffect(() => {
    if (times > 0) void load(`${enquiryPath(reference)}/changes?seen=${seen}`)
  }, [times, reference, seen, load])
  // What was fetched for an older page is shown on it already.
  if (!change || change.event <= seen) return null
  return (
    <div className="notice">
      <DeskIcon name="person" />
      <p>
        <b>{change.words}.</b>{' '}
        <Link className="more" to={enquiryPath(reference)} replace preventScrollReset>
          Show it
        </Link>
      </p>
    </div>
  )
}
