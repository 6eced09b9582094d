import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('site/shell.route.tsx', [
    index('site/to-home.route.tsx'),
    route('home', 'site/home.route.tsx'),
    route('productPages/plants/indoorPlants', 'catalogue/collection.route.tsx', {
      id: 'indoor-plants',
    }),
    route('product/productView', 'catalogue/search.route.tsx'),
    route('product/enquiryForm', 'enquiries/enquiry-form.route.tsx'),
    route('newsletter/subscribe', 'newsletter/newsletter.route.tsx'),
    route('*', 'site/not-found.route.tsx'),
  ]),
  route('enquiry/create', 'enquiries/create-enquiry.api.ts'),
  route('api/forms/submit', 'enquiries/submit-bulk-enquiry.api.ts'),
  route('api/newsletter/subscribe', 'newsletter/subscribe.api.ts'),
  route('products/search', 'catalogue/search.api.ts'),
  route('products/suggestions', 'catalogue/suggestions.api.ts'),
  route('products/:list', 'catalogue/products.api.ts'),
  route('contact-details', 'contact/contact-details.api.ts'),
] satisfies RouteConfig
