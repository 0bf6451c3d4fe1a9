import { useState } from 'react';
import { useSession } from '#platform/session.ts';
import { initials } from '#ui/marks/person-avatar.tsx';
import type { Deck } from '../model/deck.ts';
import { summaryWords } from '../words.ts';
import classes from './cover-slide.module.css';

/** Shows the cover: the quarter or year, the company, and the person whose goals these are. */
export function CoverSlide({ deck: { kind, title, user } }: { readonly deck: Deck }) {
  const { Tenant } = useSession();
  // The address of a picture expires after two days, but a summary stays for seven.
  const [lost, setLost] = useState<string | null>(null);
  const picture = user?.Avatar === lost ? null : user?.Avatar;
  return (
    <div className={classes.cover}>
      <div className={classes.panel}>
        {Tenant.Logo ? <img className={classes.logo} src={Tenant.Logo} alt="" /> : null}
        <p className={classes.company}>{Tenant.Name}</p>
      </div>
      <div className={classes.main}>
        <h2 className={classes.title}>{summaryWords.titles[kind]}</h2>
        <p className={classes.when}>{title}</p>
        {user ? (
          <div className={classes.person}>
            {picture ? (
              <img className={classes.avatar} src={picture} alt="" onError={() => setLost(picture)} />
            ) : (
              <span className={classes.avatar} aria-hidden="true">
                {initials(user.Name)}
              </span>
            )}
            <div>
              <p className={classes.name}>{user.Name}</p>
              {user.JobTitle ? <p className={classes.job}>{user.JobTitle}</p> : null}
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}
