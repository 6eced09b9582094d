import { letterWords } from '#app/newsletter/letters/letter.words.ts'
import { type LetterWords, readParagraphs } from '#app/newsletter/letters/letter-rules.ts'

/** Who a letter comes from. */
export interface LetterFrom {
  name: string
  email: string
  address: string
}

interface LetterPreviewProps {
  words: LetterWords
  from: LetterFrom
}

/** A letter as a subscriber sees it who asked for it in English. */
export function LetterPreview({ words: { subject, text }, from }: LetterPreviewProps) {
  const { why, leave } = letterWords.en
  return (
    <section aria-labelledby="h-preview">
      <h2 id="h-preview">As a subscriber sees it</h2>
      <div className="letter">
        <p className="letter-head">
          <b dir="auto">{subject || 'No subject yet'}</b>
          <small>
            {from.name} &lt;{from.email}&gt;
          </small>
        </p>
        <div dir="auto">
          {readParagraphs(text).map((lines, place) => (
            <p key={place}>
              {lines.map((pieces, line) => (
                <span key={line}>
                  {pieces.map((piece, at) =>
                    typeof piece === 'string' ? (
                      piece
                    ) : piece.isPicture ? (
                      <img key={at} src={piece.link} alt="" width="320" loading="lazy" />
                    ) : (
                      <a key={at} href={piece.link} target="_blank" rel="noreferrer">
                        {piece.link}
                      </a>
                    ),
                  )}
                </span>
              ))}
            </p>
          ))}
        </div>
        <p className="letter-foot">
          {why(from.name)} <u>{leave}</u>
        </p>
        <p className="letter-foot">
          {from.name}, {from.address}
        </p>
      </div>
    </section>
  )
}
