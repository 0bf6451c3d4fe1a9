import type { StrategyDocument, StrategyVersion } from '@bellwether/contract/strategy';
import { basicLabels, basicNames } from '@bellwether/domain/strategy/document';
import { strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { problemText } from '#platform/problem.ts';
import { RichText } from '#ui/data/rich-text.tsx';
import { LocalTime } from '#ui/data/times.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useSaveStrategy } from '../api.ts';
import { formWords, versionWords } from '../words.ts';
import classes from './versions-layer.module.css';

interface VersionTextProps {
  readonly version: StrategyVersion;
  readonly document: StrategyDocument;
}

/** Shows one published version, with a button that begins a draft with it. */
export function VersionText({ version, document }: VersionTextProps) {
  const save = useSaveStrategy();
  const { close } = useLayerClose();
  const { StrategyBasic, Objectives, Video } = version;
  const texts = [
    ...basicNames.map((name) => ({ label: basicLabels[name], html: StrategyBasic[name] })),
    ...strategicObjectives.map((area) => ({ label: area, html: Objectives[area] })),
  ].flatMap(({ label, html }) => (html === null ? [] : [{ label, html }]));
  const takeOver = () =>
    save.mutate(
      {
        StrategyBasic,
        StrategyObjective: Objectives,
        StrategyVideo: Video,
        IsPublish: false,
        UpdatedAt: document.UpdatedAt,
      },
      {
        onSuccess() {
          toast.success(versionWords.taken);
          close();
        },
      },
    );
  return (
    <>
      <p className={classes.quiet}>
        <LocalTime at={version.PublishedAt} /> {versionWords.by(version.PublishedBy.Name)}
      </p>
      {save.error ? <Notice tone="bad">{problemText(save.error)}</Notice> : null}
      {document.IsDraft ? <Notice tone="info">{versionWords.replaces}</Notice> : null}
      {texts.length === 0 && Video.VideoUrl === null ? <p>{versionWords.empty}</p> : null}
      {Video.VideoUrl === null ? null : (
        <section>
          <h3 className={classes.label}>{formWords.video}</h3>
          <p className={classes.address}>{Video.VideoUrl}</p>
        </section>
      )}
      {texts.map(({ label, html }) => (
        <section key={label}>
          <h3 className={classes.label}>{label}</h3>
          <RichText html={html} />
        </section>
      ))}
      <FormActions>
        <SubmitButton loading={save.isPending} onClick={takeOver}>
          {versionWords.takeOver}
        </SubmitButton>
      </FormActions>
    </>
  );
}
