import { useSession } from '#platform/session.ts';
import { settingsTitles } from '#platform/words.settings.ts';
import { Page } from '#ui/layout/page.tsx';
import { AskButton } from '../components/ask-button.tsx';
import { ExportList } from '../components/export-list.tsx';
import classes from '../components/personal-data.module.css';
import { dataWords } from '../words.ts';

/** A file with everything that is kept about the person (personal-data.1). */
export function OwnDataPage() {
  const { Profile } = useSession();
  return (
    <Page title={settingsTitles.data} narrow>
      <div className={classes.part}>
        <p>{dataWords.intro}</p>
        <div>
          <AskButton label={dataWords.ask} />
        </div>
        <ExportList personId={Profile.Id} />
      </div>
    </Page>
  );
}
