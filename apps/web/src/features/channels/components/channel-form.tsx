import type { Channel } from '@bellwether/contract/channels';
import { channelKinds, channelLimits, channelPosts } from '@bellwether/domain/channels/posts';
import { channelMessages } from '@bellwether/domain/channels/words';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Control, useController, useWatch } from 'react-hook-form';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SelectField, SwitchField, TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFirstFocus } from '#ui/form/use-first-focus.ts';
import { type ChannelValues, departmentsQuery, useSaveChannel } from '../api.ts';
import { channelFormWords, channelsWords, kindWords, postWords } from '../words.ts';
import classes from './channels.module.css';

interface ChannelFormProps {
  /** Absent: a new channel. */
  readonly channel: Channel | undefined;
  readonly onDone: () => void;
}

/** Asks for a channel: chat, address, posts and department. The kind of chat of a channel stays. */
export function ChannelForm({ channel, onDone }: ChannelFormProps) {
  const save = useSaveChannel(channel?.Id);
  const first = useFirstFocus();
  const form = useSaveForm<ChannelValues, unknown>({
    values: {
      Kind: channel?.Kind ?? 'slack',
      Name: channel?.Name ?? '',
      Url: '',
      Posts: [...(channel?.Posts ?? ['digest'])],
      Department: channel?.Department ?? '',
      IsOn: channel?.IsOn ?? true,
    },
    faults: ({ Name, Url, Posts }) => [
      ...(Name.trim() === '' ? [{ path: 'Name', message: channelMessages.nameRequired }] : []),
      ...(!channel && Url.trim() === '' ? [{ path: 'Url', message: channelMessages.urlRequired }] : []),
      ...(Posts.length === 0 ? [{ path: 'Posts', message: channelMessages.postsRequired }] : []),
    ],
    save: (values) =>
      save.mutateAsync({
        ...values,
        Name: values.Name.trim(),
        Url: values.Url.trim(),
        Department: values.Department.trim(),
      }),
    done: channelsWords.saved,
    leave: onDone,
  });
  const kind = useWatch({ control: form.control, name: 'Kind' });
  const urlHint = [channelFormWords.urlHint[kind], channel ? channelFormWords.keeps(channel.Host) : ''];
  return (
    <SaveForm
      of={form}
      ref={first}
      label={channel ? channelsWords.of(channelsWords.edit, channel.Name) : channelsWords.add}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => {
              form.giveUp();
              onDone();
            }}
          >
            {channelsWords.cancel}
          </Button>
          <SubmitButton loading={form.busy !== null}>{channelFormWords.save}</SubmitButton>
        </>
      }
    >
      {channel ? null : (
        <SelectField
          control={form.control}
          name="Kind"
          label={channelFormWords.kind}
          choices={channelKinds.map((value) => ({ value, label: kindWords[value] }))}
        />
      )}
      <TextField
        control={form.control}
        name="Name"
        label={channelFormWords.name}
        description={channelFormWords.nameHint}
        limit={channelLimits.name}
        autoComplete="off"
        required
      />
      <TextField
        control={form.control}
        name="Url"
        label={channelFormWords.url}
        description={urlHint.join(' ').trim()}
        limit={channelLimits.url}
        autoComplete="off"
        required={!channel}
      />
      <PostsField control={form.control} />
      <DepartmentField control={form.control} />
      {channel ? <SwitchField control={form.control} name="IsOn" label={channelFormWords.isOn} /> : null}
    </SaveForm>
  );
}

/** Offers the departments of the company, and the present one where the company no longer has it. */
function DepartmentField({ control }: { readonly control: Control<ChannelValues> }) {
  const departments = useQuery(departmentsQuery);
  const present = useWatch({ control, name: 'Department' });
  if (departments.isLoadingError)
    return (
      <LoadFailure onRetry={() => void departments.refetch()}>
        {channelFormWords.departmentsFailed}
      </LoadFailure>
    );
  const names = new Set([...(departments.data ?? []), ...(present ? [present] : [])]);
  return (
    <SelectField
      control={control}
      name="Department"
      label={channelFormWords.department}
      choices={[
        { value: '', label: channelFormWords.wholeCompany },
        ...[...names].map((name) => ({ value: name, label: name })),
      ]}
      searchable
    />
  );
}

function PostsField({ control }: { readonly control: Control<ChannelValues> }) {
  const { field, fieldState } = useController({ control, name: 'Posts' });
  return (
    <Checkbox.Group
      label={channelFormWords.posts}
      withAsterisk
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      errorProps={{ role: 'alert' }}
    >
      <div className={classes.posts}>
        {channelPosts.map((post, place) => (
          <Checkbox
            key={post}
            ref={place === 0 ? field.ref : undefined}
            value={post}
            label={postWords[post].name}
            description={postWords[post].hint}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
