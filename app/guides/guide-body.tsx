import { Fragment } from 'react'
import { ProductName } from '#app/catalogue/cards/product-name.tsx'
import type { ShownProduct } from '#app/catalogue/product.ts'
import { productPath } from '#app/catalogue/slug.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { usePath } from '#languages/use-language.ts'
import type { DescribedPicture, GuideView } from './guide-view.server.ts'
import type { Block, Inline, List, ListItem } from './marks/marks.ts'

/** A guide's text: nothing but the blocks that there are, each as an element of its own. */
export function GuideBody({
  view,
}: {
  view: Pick<GuideView, 'blocks' | 'pictures' | 'cards' | 'wall'>
}) {
  return keyed(view.blocks, (block) => <OneBlock block={block} view={view} />)
}

/** Parts of a text never change their places, so that a place is a key. */
function keyed<Part>(parts: readonly Part[], draw: (part: Part) => React.ReactNode) {
  return parts.map((part, place) => {
    const key = `${place}`
    return <Fragment key={key}>{draw(part)}</Fragment>
  })
}

function OneBlock({
  block,
  view,
}: {
  block: Block
  view: Pick<GuideView, 'pictures' | 'cards' | 'wall'>
}) {
  switch (block.is) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={block.id}>
          <Words>{block.words}</Words>
        </Heading>
      )
    }
    case 'picture': {
      const picture = view.pictures[block.number - 1]
      return picture ? <Figure picture={picture} {...block} wall={view.wall} /> : null
    }
    case 'mind':
      return (
        <div className="g-mind">
          {keyed(block.blocks, (inside) => (
            <OneBlock block={inside} view={view} />
          ))}
        </div>
      )
    case 'card': {
      const product = Object.hasOwn(view.cards, block.slug) ? view.cards[block.slug] : undefined
      return product ? <PlantCard product={product} /> : null
    }
    case 'list':
      return <GuideList list={block} />
    case 'paragraph':
      return (
        <p>
          <Words>{block.words}</Words>
        </p>
      )
    case 'typed':
      return <p className="g-typed">{block.text}</p>
  }
}

/** Words in a line, with their bold and their links. */
export function Words({ children: words }: { children: readonly Inline[] }) {
  const path = usePath()
  return keyed(words, (word) => {
    if (typeof word === 'string') return word
    const inside = <Words>{word.words}</Words>
    return word.is === 'bold' ? <b>{inside}</b> : <a href={path(word.to)}>{inside}</a>
  })
}

function GuideList({ list: { start, items } }: { list: List }) {
  const entries = keyed(items, (item) => <Entry item={item} />)
  if (start === null) return <ul>{entries}</ul>
  if (start === 1) return <ol>{entries}</ol>
  return <ol start={start}>{entries}</ol>
}

function Entry({ item: { words, below } }: { item: ListItem }) {
  return (
    <li>
      <Words>{words}</Words>
      {keyed(below, (block) =>
        block.is === 'list' ? (
          <GuideList list={block} />
        ) : block.is === 'paragraph' ? (
          <p>
            <Words>{block.words}</Words>
          </p>
        ) : (
          <p className="g-typed">{block.text}</p>
        ),
      )}
    </li>
  )
}

interface FigureProps {
  picture: DescribedPicture
  /** As the text says it at this place; the picture's own description otherwise. */
  shows: string
  caption: string
  wall: string
}

function Figure({
  picture: { name, isPhotograph, wall: own, description, isEnglish },
  shows,
  caption,
  wall,
}: FigureProps) {
  const picture = (
    <Picture
      name={name}
      alt={shows || description}
      altLang={isEnglish && !shows ? 'en' : undefined}
      sizes={isPhotograph ? '(min-width: 48em) 40em, 92vw' : '300px'}
    />
  )
  return (
    <figure>
      {isPhotograph ? picture : <div className={`g-room room-${own ?? wall}`}>{picture}</div>}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** A plant in the text: its picture and name lead to its page. */
function PlantCard({ product }: { product: ShownProduct }) {
  const path = usePath()
  const { slug, wall, picture, description, english } = product
  return (
    <a className="g-card" href={path(productPath(slug))}>
      <span className={`rm room-${wall}`}>
        <Picture name={picture} alt="" sizes="64px" widths={[180]} />
      </span>
      <span>
        <b>
          <ProductName product={product} />
        </b>
        {description && (
          <small lang={english?.includes('description') ? 'en' : undefined}>{description}</small>
        )}
      </span>
    </a>
  )
}
