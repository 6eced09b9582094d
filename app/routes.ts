import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { collections } from './catalogue/collection.ts'
import { allPlantsPath } from './catalogue/facts/plant-choices.ts'
import { landings } from './catalogue/landing/landing.ts'
import { waitingPath } from './enquiries/waiting/waiting-path.ts'
import { keptListPath } from './my-list/here/kept-list-path.ts'
import { unseenPath } from './offline/unseen-path.ts'
import { busyPath } from './site/busy.words.ts'
import { staticPages } from './site/static-pages.ts'

export default [
  layout('site/shell.route.tsx', [
    index('site/to-home.route.tsx'),
    route('home', 'site/home/home.route.tsx'),
    ...landings.map(({ path }) => onItsOwn(path, 'catalogue/landing/landing.route.tsx')),
    ...collections.map(({ path }) => onItsOwn(path, 'catalogue/collection.route.tsx')),
    route('productPages/corporateBulkGifting', 'enquiries/bulk/corporate.route.tsx'),
    // Behind the specification's own pages, whose addresses are longer or spelled out.
    route('productPages/:category', 'site/added-category.route.tsx'),
    route('product/productList', 'catalogue/placeholder-list.route.tsx'),
    onItsOwn(allPlantsPath, 'search/all-plants/all-plants.route.tsx'),
    route('finder', 'search/finder/finder.route.tsx'),
    route('product/productView', 'search/search.route.tsx'),
    route('product/enquiryForm', 'enquiries/form/enquiry-form.route.tsx'),
    onItsOwn(waitingPath, 'enquiries/waiting/waiting.route.tsx'),
    route('my-list', 'my-list/my-list.route.tsx'),
    onItsOwn(keptListPath, 'my-list/here/kept-list.route.tsx'),
    route('product/:slug', 'site/product.route.tsx'),
    route('newsletter/subscribe', 'newsletter/newsletter.route.tsx'),
    onItsOwn('/newsletter/confirm', 'newsletter/subscription.route.tsx'),
    onItsOwn('/newsletter/unsubscribe', 'newsletter/subscription.route.tsx'),
    route('shared/whatsappButton', 'contact/chat-button.route.tsx'),
    route('contact', 'site/contact.route.tsx'),
    onItsOwn(unseenPath, 'offline/unseen.route.tsx'),
    onItsOwn(busyPath, 'site/busy.route.tsx'),
    ...staticPages.map(({ path }) => onItsOwn(path, 'site/static-page.route.tsx')),
    route('*', 'site/not-found.route.tsx'),
  ]),
  route('login', 'staff/sign-in/login.route.tsx'),
  route('login/link', 'staff/links/link.route.tsx'),
  route('login/send-link', 'staff/mailed-link/send-link.route.tsx'),
  route('login/passkey', 'staff/passkeys/passkey-sign-in.api.ts'),
  // Whatever stands in here is behind the guard of the desk's layout.
  route('desk', 'desk/desk.route.tsx', [
    index('desk/inbox/inbox.route.tsx'),
    route('enquiries/:reference', 'desk/enquiry/enquiry.route.tsx'),
    route('enquiries/:reference/changes', 'desk/enquiry/enquiry-changes.api.ts'),
    route('people', 'desk/people/people.route.tsx'),
    route('sign-out', 'desk/sign-out.route.tsx'),
    route('catalogue', 'desk/catalogue/list/catalogue.route.tsx'),
    route('catalogue/new', 'desk/catalogue/editor/new-product.route.tsx'),
    route('catalogue/categories', 'desk/catalogue/categories/categories.route.tsx'),
    route('catalogue/deleted', 'desk/catalogue/deleted/deleted.route.tsx'),
    route(
      'catalogue/categories/:key/history',
      'desk/catalogue/categories/category-history.route.tsx',
    ),
    route('catalogue/:id', 'desk/catalogue/editor/product.route.tsx'),
    route('catalogue/:id/picture', 'desk/catalogue/picture/picture.route.tsx'),
    route('catalogue/:id/history', 'desk/catalogue/history/history.route.tsx'),
    route('import', 'desk/import/start-import.route.tsx'),
    route('import/:id', 'desk/import/import.route.tsx'),
    route('import/:id/progress', 'desk/import/progress.api.ts'),
    route('exports/:what', 'desk/import/export.api.ts'),
    route('insights', 'desk/insights/insights.route.tsx'),
    route('account', 'desk/account/account.route.tsx'),
    route('account/new-passkey', 'desk/account/new-passkey.api.ts'),
    route('notices', 'desk/notices/notices.route.tsx'),
    route('kept-inbox', 'desk/kept-inbox/kept-inbox.route.tsx'),
    route('settings', 'desk/settings/settings.route.tsx'),
    route('settings/texts', 'desk/settings/texts/texts.route.tsx'),
    route('settings/hours', 'desk/settings/hours/hours.route.tsx'),
    route('settings/changes', 'desk/settings/changes/changes.route.tsx'),
    route('settings/:section', 'desk/settings/section.route.tsx'),
    route('letters', 'desk/letters/letters.route.tsx'),
    route('letters/:id', 'desk/letters/letter.route.tsx'),
    route('download', 'desk/download/download.route.tsx'),
    route('download/:id', 'desk/download/archive.api.ts'),
    route('staff', 'desk/staff/staff.route.tsx'),
    route('staff/:id', 'desk/staff/person.route.tsx'),
    route('waiting-changes', 'desk/waiting/store-change.api.ts'),
    route('news', 'desk/news/news.api.ts'),
    route('*', 'desk/not-found.route.tsx'),
  ]),
  route('enquiry/create', 'enquiries/create-enquiry.api.ts'),
  route('my-list/change', 'my-list/adding/change-list.api.ts'),
  route('my-list/send', 'my-list/send-list.api.ts'),
  route('api/forms/submit', 'enquiries/bulk/submit-bulk-enquiry.api.ts'),
  route('api/newsletter/subscribe', 'newsletter/subscribe.api.ts'),
  route('products/search', 'search/search.api.ts'),
  route('products/suggestions', 'search/box/suggestions.api.ts'),
  route('products/:list', 'catalogue/products.api.ts'),
  route('contact-details', 'contact/contact-details.api.ts'),
  route('sitemap.xml', 'site/sitemap.api.ts'),
  route('robots.txt', 'site/robots.api.ts'),
  route('desk.webmanifest', 'desk/desk-manifest.api.ts'),
  route('manifest.webmanifest', 'site/web-manifest.api.ts'),
  route('favicon.ico', 'site/favicon.api.ts'),
] satisfies RouteConfig

/** A path of a module that serves several: the path is the route's id too. */
function onItsOwn(path: string, file: string) {
  return route(path.slice(1), file, { id: path.slice(1) })
}
