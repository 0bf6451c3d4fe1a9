import type { Channel } from '@bellwether/contract/channels';
import { channelKinds, channelLimits, channelPosts } from '@bellwether/domain/channels/posts';
import { channelMessages } from '@bellwether/domain/channels/words';
import { Button, Checkbox } from '@mantine/core';
import { type Control, useController, useWatch } from 'react-hook-form';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { SelectField, SwitchField, TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFirstFocus } from '#ui/form/use-first-focus.ts';
import { type ChannelValues, useSaveChannel } from '../api.ts';
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
      <TextField
        control={form.control}
        name="Department"
        label={channelFormWords.department}
        description={channelFormWords.departmentHint}
        limit={channelLimits.department}
        autoComplete="off"
      />
      {channel ? <SwitchField control={form.control} name="IsOn" label={channelFormWords.isOn} /> : null}
    </SaveForm>
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
