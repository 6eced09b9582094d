import { regionInWords } from '#app/catalogue/facts/month-line.ts'
import { guidesPath, homePath } from '#app/paths/shop-paths.ts'
import { Breadcrumb } from '#app/ui/page/breadcrumb.tsx'
import { narrow } from '#app/ui/page/page-head.tsx'
import { Spoken } from '#app/ui/page/spoken.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { useLanguage } from '#languages/use-language.ts'
import type { GuideView } from './guide-view.server.ts'
import { checkedInWords, dayInWords, whenInWords } from './guide-words.ts'
import { guidesWords } from './guides.words.ts'

/** The head of a guide: its wall with what it is, who wrote it and when, and beside it its picture. */
export function GuideHead({ guide, today }: { guide: GuideView; today: string }) {
  const language = useLanguage()
  const words = guidesWords[language]
  const { title, summary, author, entryDate, lastChecked, months, region } = guide
  const [picture] = guide.pictures
  return (
    <div className={`head room-${picture?.wall ?? guide.wall}${picture ? '' : ' head-low'}`}>
      <div className="wrap head-in">
        <Breadcrumb
          crumbs={[
            { label: words.home, to: homePath },
            { label: words.name, to: guidesPath },
            { label: entryDate ? words.entry : title },
          ]}
        />
        <div className="head-words">
          <h1>{title}</h1>
          <p className="lede">{summary}</p>
          <p className="by-line">
            {entryDate ? (
              <time dateTime={entryDate}>{dayInWords(entryDate, language)}</time>
            ) : (
              <>
                {whenInWords(months, language)}
                {region && (
                  <>
                    {' ('}
                    <Spoken>{regionInWords(region, language)}</Spoken>)
                  </>
                )}
              </>
            )}
            <br />
            {words.writtenBy}
            <b lang={language === 'en' ? undefined : 'en'}>{author}</b>
            {lastChecked && !entryDate && (
              <>
                <br />
                {checkedInWords(lastChecked, today, language)}
              </>
            )}
          </p>
        </div>
        {picture && (
          <div className={picture.isPhotograph ? 'head-art hangs' : 'head-art stands'}>
            <Picture
              name={picture.name}
              alt={picture.description}
              altLang={picture.isEnglish ? 'en' : undefined}
              sizes="420px"
              hiddenWhere={narrow}
              priority
            />
          </div>
        )}
      </div>
    </div>
  )
}
