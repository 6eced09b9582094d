interface NoticeVersionsProps {
  versions: readonly { version: string; since: string; who: string; words: string }[]
}

/** Every wording of the privacy notice that an owner has made: enquiries name theirs. */
export function NoticeVersions({ versions }: NoticeVersionsProps) {
  if (versions.length === 0) return null
  return (
    <section aria-labelledby="h-versions">
      <h2 id="h-versions">Versions of the privacy policy</h2>
      <ul className="versions">
        {versions.map(({ version, since, who, words }) => (
          <li key={version}>
            <b>{version}</b>{' '}
            <small>
              {who}, {since}
            </small>
            <p dir="auto">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
