import classes from './brand-mark.module.css';

interface BrandMarkProps {
  readonly name: string;
  /** Address of the company's own logo; null shows the product's logo and the company's name. */
  readonly logo: string | null;
  /** Height in pixels. */
  readonly height?: number;
}

export function BrandMark({ name, logo, height = 28 }: BrandMarkProps) {
  if (logo) return <img className={classes.logo} src={logo} alt={name} style={{ height }} />;
  return (
    <span className={classes.mark}>
      <ProductMark size={height} />
      <span className={classes.name}>{name}</span>
    </span>
  );
}

/** The product's logo: a needle over a half ring, in the brand colour. */
export function ProductMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg className={classes.sign} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={classes.field} width="32" height="32" rx="8" />
      <path className={classes.stroke} d="M8 21a8 8 0 0 1 16 0M16 21l5-7" />
      <circle className={classes.hub} cx="16" cy="21" r="2.2" />
    </svg>
  );
}
