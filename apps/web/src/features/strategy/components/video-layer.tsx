import type { StrategyDocument } from '@bellwether/contract/strategy';
import { validateVideoUrl } from '@bellwether/domain/strategy/document';
import { type Control, useWatch } from 'react-hook-form';
import { TextField } from '#ui/form/form-fields.tsx';
import type { PartValues } from '../model/part-values.ts';
import { embedOf } from '../model/video-address.ts';
import { layerTitles } from '../words.layers.ts';
import { formWords } from '../words.ts';
import { EditorsGate } from './editors-gate.tsx';
import classes from './part-form.module.css';
import { PartForm } from './part-form.tsx';

const videoFields = ['VideoUrl'] as const;
type VideoField = (typeof videoFields)[number];

/** Edits the address of the ceo's video. */
export function VideoLayer() {
  return <EditorsGate fields={1}>{(document) => <VideoForm document={document} />}</EditorsGate>;
}

function VideoForm({ document }: { readonly document: StrategyDocument }) {
  return (
    <PartForm
      name="video"
      label={layerTitles.video}
      document={document}
      fields={videoFields}
      partOf={(parts) => parts.Video}
      withTexts={({ VideoUrl }) => ({ Video: { VideoUrl: VideoUrl.trim() } })}
      asSave={({ VideoUrl }) => ({ StrategyVideo: { VideoUrl: VideoUrl.trim() } })}
      faultsOf={({ VideoUrl }) => validateVideoUrl(VideoUrl.trim())}
    >
      {(control, nameOf) => (
        <>
          <TextField
            control={control}
            name={nameOf('VideoUrl')}
            label={formWords.videoLabel}
            description={formWords.videoHint}
            inputMode="url"
            autoComplete="off"
            focusFirst
          />
          <WhereItPlays control={control} />
        </>
      )}
    </PartForm>
  );
}

/** Says whether the video can be embedded. */
function WhereItPlays({ control }: { readonly control: Control<PartValues<VideoField>> }) {
  const { texts } = useWatch({ control }) as PartValues<VideoField>;
  const address = texts.VideoUrl.trim();
  if (address === '' || validateVideoUrl(address).length > 0) return null;
  return (
    <p className={classes.question} role="status">
      {embedOf(address) === null ? formWords.opensTab : formWords.playsHere}
    </p>
  );
}
