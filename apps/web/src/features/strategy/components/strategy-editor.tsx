import type { StrategyDocument } from '@bellwether/contract/strategy';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Button } from '@mantine/core';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { IconHistory, IconPencil, IconPlus } from '#ui/marks/icons.ts';
import type { StrategyLayerName } from '../model/layer-names.ts';
import { editorWords, strategyWords } from '../words.ts';
import { BasicCards } from './basic-cards.tsx';
import { EditorBanner } from './editor-banner.tsx';
import { FounderVideo } from './founder-video.tsx';
import { ObjectiveAreas } from './objective-areas.tsx';
import classes from './strategy-page.module.css';
import { StrategyPart } from './strategy-part.tsx';
import { StrategyVideo } from './strategy-video.tsx';

/**
 * Shows the strategy to its editors: the draft, with guiding questions for empty texts (strategy.1). The mission comes first;
 * what is left to write stands at the end.
 */
export function StrategyEditor({ document }: { readonly document: StrategyDocument }) {
  const { openLayer } = useAddressLayer<StrategyLayerName>();
  const { Video, GuidanceVideo, StrategyBasic, Objectives, Completion, IsDraft } = document;
  return (
    <div className={classes.page}>
      {IsDraft ? <DraftNotice document={document} onCompare={() => openLayer('strategy-publish')} /> : null}
      <BasicCards
        texts={StrategyBasic}
        withQuestions
        actions={
          <EditButton label={strategyWords.basics} onPress={() => openLayer('strategy-basics')}>
            {Completion.Basic === 0 ? editorWords.addBasics : editorWords.editBasics}
          </EditButton>
        }
      />
      <ObjectiveAreas
        texts={Objectives}
        withQuestions
        actions={
          <>
            {document.PublishedAt === null ? null : (
              <Button
                variant="subtle"
                leftSection={<IconHistory size={16} aria-hidden="true" />}
                onClick={() => openLayer('strategy-versions')}
              >
                {editorWords.versions}
              </Button>
            )}
            <EditButton onPress={() => openLayer('strategy-objectives')}>
              {Completion.Objectives === 0 ? editorWords.addObjectives : editorWords.editObjectives}
            </EditButton>
          </>
        }
      />
      <StrategyPart
        title={strategyWords.ceoMessage}
        actions={
          Video.VideoUrl === null ? null : (
            <EditButton onPress={() => openLayer('strategy-video')}>{editorWords.updateVideo}</EditButton>
          )
        }
      >
        {Video.VideoUrl === null ? (
          <button type="button" className={classes.add} onClick={() => openLayer('strategy-video')}>
            <IconPlus size={18} aria-hidden="true" />
            <span>{editorWords.addVideo}</span>
            <span className={classes.quiet}>{editorWords.videoPlaceholder}</span>
          </button>
        ) : (
          <StrategyVideo url={Video.VideoUrl} title={strategyWords.ceoMessage} />
        )}
      </StrategyPart>
      <FounderVideo url={GuidanceVideo.VideoUrl} />
      <EditorBanner completion={Completion} />
    </div>
  );
}

interface DraftNoticeProps {
  readonly document: StrategyDocument;
  readonly onCompare: () => void;
}

function DraftNotice({ document: { UpdatedAt, UpdatedBy }, onCompare }: DraftNoticeProps) {
  return (
    <Notice
      tone="warn"
      action={
        <Button size="xs" onClick={onCompare}>
          {editorWords.compare}
        </Button>
      }
    >
      {editorWords.draft}
      {UpdatedAt === null || UpdatedBy === null ? null : (
        <span className={classes.quiet}>
          {' '}
          {editorWords.savedBy(UpdatedBy.Name)}, <LocalTime at={UpdatedAt} />
        </span>
      )}
    </Notice>
  );
}

interface EditButtonProps {
  /** The name of the edited part, for a button whose text is only Edit. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: string;
}

function EditButton({ label, onPress, children }: EditButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden="true" />}
      {...(label === undefined ? {} : { 'aria-label': `${children}${colon} ${label}` })}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
