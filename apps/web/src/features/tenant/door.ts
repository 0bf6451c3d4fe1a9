/** The public part of this feature; other features import nothing else of it. */
export { BrandMark, ProductMark } from './components/brand-mark.tsx';
export { UnknownTenant } from './components/unknown-tenant.tsx';
export { BrandContext, useBrand } from './model/brand-context.ts';
export { DEMO_COMMAND, DEMO_OWN, POWERED_BY, versionLabel } from './words.ts';
