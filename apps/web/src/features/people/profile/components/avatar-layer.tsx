import { emptyPicture, onlyPngOrJpg, unreadablePicture } from '@bellwether/contract/file';
import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useSaveAvatar } from '../../api.ts';
import { PersonGate } from '../../components/person-gate.tsx';
import { avatarLayerWords, avatarWords } from '../../words.ts';
import { type CropArea, cropPicture, dataAddressOf, isPictureType } from '../model/crop-picture.ts';
import classes from './avatar-layer.module.css';

const AvatarCropper = lazy(async () => ({
  default: (await import('./avatar-cropper.tsx')).AvatarCropper,
}));

interface Chosen {
  readonly file: Blob;
  readonly address: string;
}

/** Chooses a picture, crops it to a square and uploads it (people.24). */
export function AvatarLayer({ at }: LayerProps<'picture'>) {
  return (
    <PersonGate at={at} needs={['EditProfile']} fields={1} isNamed>
      {({ Id }) => <PictureForm personId={Id} />}
    </PersonGate>
  );
}

function PictureForm({ personId }: { readonly personId: number }) {
  const { close } = useLayerClose();
  const save = useSaveAvatar(personId);
  const [chosen, setChosen] = useState<Chosen>();
  const [failure, setFailure] = useState<string>();
  const area = useRef<CropArea>(undefined);

  const choose = async (file: File) => {
    setFailure(undefined);
    area.current = undefined;
    if (!isPictureType(file.type)) return setFailure(onlyPngOrJpg);
    try {
      // Decode the file before it is shown, so that a file that is no picture fails here.
      (await createImageBitmap(file)).close();
      setChosen({ file, address: await dataAddressOf(file) });
    } catch (error) {
      console.warn('The chosen file cannot be read as a picture.', error);
      setFailure(file.size === 0 ? emptyPicture : unreadablePicture);
    }
  };
  const upload = async () => {
    if (!chosen || !area.current) return;
    setFailure(undefined);
    try {
      await save.mutateAsync(await cropPicture(chosen.file, area.current));
    } catch (error) {
      console.warn('The picture was not saved.', error);
      setFailure(avatarWords.failed);
    }
  };

  if (save.isSuccess) return <AvatarSaved onDone={close} />;
  return (
    <>
      <FormStack>
        <FileChoice isFirst={chosen === undefined} onChoose={(file) => void choose(file)} />
        {chosen ? (
          <Suspense fallback={<SkeletonBar height={280} />}>
            <AvatarCropper
              key={chosen.address}
              address={chosen.address}
              onArea={(next) => {
                area.current = next;
              }}
            />
          </Suspense>
        ) : null}
        {failure ? (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        ) : null}
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={close}>
          {avatarLayerWords.cancel}
        </Button>
        {chosen ? (
          <SubmitButton loading={save.isPending} onClick={() => void upload()}>
            {avatarWords.save}
          </SubmitButton>
        ) : null}
      </FormActions>
    </>
  );
}

/** Says that the picture is saved. Takes the focus, because the pressed Save button has disappeared. */
function AvatarSaved({ onDone }: { readonly onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <Notice tone="good">
        {avatarWords.saved} {avatarWords.goOn}
      </Notice>
      <FormActions>
        <Button ref={button} onClick={onDone}>
          {avatarWords.done}
        </Button>
      </FormActions>
    </>
  );
}

interface FileChoiceProps {
  readonly isFirst: boolean;
  readonly onChoose: (file: File) => void;
}

function FileChoice({ isFirst, onChoose }: FileChoiceProps) {
  const id = useId();
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {isFirst ? avatarWords.choose : avatarWords.other}
      </label>
      <input
        id={id}
        className={classes.file}
        type="file"
        accept="image/png,image/jpeg"
        aria-describedby={`${id}-formats`}
        data-autofocus={isFirst || undefined}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onChoose(file);
        }}
      />
      <p className={classes.hint} id={`${id}-formats`}>
        {avatarWords.formats}
      </p>
    </div>
  );
}
