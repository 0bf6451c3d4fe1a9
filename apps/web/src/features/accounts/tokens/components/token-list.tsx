import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { ConnectionCard } from '#platform/connections/connection-card.tsx';
import { problemText } from '#platform/problem.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { CopyField } from '#ui/form/copy-field.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useButtonFocus } from '#ui/form/use-button-focus.ts';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { LayerSentence } from '#ui/layers/layer-sentence.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { tokensQuery, useEndToken, type Whose } from '../api.ts';
import { newTokenWords, scopeWords, tokenListWords } from '../words.ts';
import { TokenForm } from './token-form.tsx';
import classes from './tokens.module.css';

type Token = NonNullable<ReturnType<typeof useTokens>['data']>['data'][number];

const useTokens = (whose: Whose) => useQuery(tokensQuery(whose));

/** The tokens of the person or of the company: make one, whose secret is shown once, and end one (accounts.13). */
export function TokenList({ whose }: { readonly whose: Whose }) {
  const list = useTokens(whose);
  const end = useEndToken(whose);
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const makeButton = useButtonFocus(isAsking || secret !== undefined);
  const [ending, setEnding] = useState<Token>();
  const rows = useRef<HTMLUListElement>(null);
  const words = tokenListWords[whose];
  const endNow = () => {
    if (!ending || end.isPending) return;
    end.mutate(ending.Id, {
      onSuccess: () => toast.success(tokenListWords.ended),
      onSettled() {
        setEnding(undefined);
        rows.current?.focus();
      },
    });
  };
  const button =
    isAsking || secret !== undefined ? null : (
      <Button ref={makeButton} variant="default" onClick={() => setAsking(true)} disabled={!list.data}>
        {tokenListWords.make}
      </Button>
    );
  return (
    <Frame whose={whose} isOn={(list.data?.data.length ?? 0) > 0} button={button}>
      <p className={classes.quiet}>
        {whose === 'own' ? `${words.hint} ` : null}
        <a href="/api/docs" target="_blank" rel="noreferrer">
          {tokenListWords.documentation}
        </a>
      </p>
      {end.error ? <Notice tone="bad">{problemText(end.error)}</Notice> : null}
      {isAsking && list.data ? (
        <TokenForm
          whose={whose}
          mayBeEndless={list.data.MayBeEndless}
          onMade={(token) => {
            setAsking(false);
            setSecret(token);
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
      {secret === undefined ? null : (
        <div className={classes.made}>
          <CopyField
            label={newTokenWords.label}
            description={newTokenWords.secret}
            value={secret}
            words={newTokenWords}
          />
          <Button variant="default" onClick={() => setSecret(undefined)}>
            {newTokenWords.done}
          </Button>
        </div>
      )}
      {list.data ? (
        list.data.data.length === 0 ? (
          <p className={classes.quiet}>{words.none}</p>
        ) : (
          <ul className={classes.tokens} ref={rows} tabIndex={-1} aria-label={words.title}>
            {list.data.data.map((token) => (
              <TokenRow key={token.Id} token={token} onEnd={() => setEnding(token)} />
            ))}
          </ul>
        )
      ) : list.error ? (
        <ErrorPanel
          inset
          title={tokenListWords.failed}
          detail={problemText(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <SkeletonRows rows={2} />
      )}
      <AppDialog
        opened={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={tokenListWords.ask(ending?.Name ?? '')}
        width={420}
      >
        <LayerSentence>{tokenListWords.askHint}</LayerSentence>
        <FormActions>
          <Button variant="default" onClick={() => setEnding(undefined)}>
            {tokenListWords.cancel}
          </Button>
          <SubmitButton color="red" loading={end.isPending} onClick={endNow}>
            {tokenListWords.end}
          </SubmitButton>
        </FormActions>
      </AppDialog>
    </Frame>
  );
}

interface FrameProps {
  readonly whose: Whose;
  readonly isOn: boolean;
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/** A part of the own account, or a card among the company's connections. */
function Frame({ whose, isOn, button, children }: FrameProps) {
  const { title, hint } = tokenListWords[whose];
  if (whose === 'own')
    return (
      <SettingsPart title={title} aside={button}>
        {children}
      </SettingsPart>
    );
  return (
    <ConnectionCard title={title} about={hint} isOn={isOn}>
      {button === null ? null : <div>{button}</div>}
      {children}
    </ConnectionCard>
  );
}

function TokenRow({ token, onEnd }: { readonly token: Token; readonly onEnd: () => void }) {
  const { Owner } = token;
  return (
    <li className={classes.token}>
      <div className={classes.facts}>
        <p className={classes.name}>
          {token.Name}
          {Owner?.HasLeft ? <Tag tone="warn">{tokenListWords.left}</Tag> : null}
        </p>
        <p className={classes.quiet}>
          {token.Scopes.map((scope) => scopeWords[scope].name).join(', ')}
          {Owner ? ` · ${tokenListWords.owner(Owner.Name)}` : null}
        </p>
        <p className={classes.quiet}>
          {tokenListWords.made} <LocalTime at={token.CreatedAt} />,{' '}
          {token.ExpiresAt === null ? (
            tokenListWords.noEnd
          ) : (
            <>
              {tokenListWords.endsOn} <LocalTime at={token.ExpiresAt} />
            </>
          )}
          ,{' '}
          {token.LastUsedAt === null ? (
            tokenListWords.unused
          ) : (
            <>
              {tokenListWords.lastUsed} <LocalTime at={token.LastUsedAt} />{' '}
              {token.LastUsedFrom === null ? null : tokenListWords.from(token.LastUsedFrom)}
            </>
          )}
        </p>
      </div>
      <Button variant="default" size="xs" aria-label={tokenListWords.endOf(token.Name)} onClick={onEnd}>
        {tokenListWords.end}
      </Button>
    </li>
  );
}
