interface OwnPageProps {
  /** The https address of the company's own page; null or undefined: none. */
  readonly href: string | null | undefined;
  readonly label: string;
}

/** The link to a page of the company's own, if it has one. */
export function OwnPage({ href, label }: OwnPageProps) {
  if (!href) return null;
  return (
    <p>
      <a href={href} target="_blank" rel="noreferrer">
        {label}
      </a>
    </p>
  );
}
