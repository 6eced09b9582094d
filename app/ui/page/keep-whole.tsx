/** Shows a text whose codes in capitals, such as AN-7K2M, break at no hyphen. */
export function KeepWhole({ children: text }: { children: string }) {
  return text.split(/\b([A-Z]+-[0-9A-Z]+)\b/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whole">
        {part}
      </span>
    ),
  )
}
