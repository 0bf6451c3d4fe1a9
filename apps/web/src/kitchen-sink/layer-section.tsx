import { Button, Menu, Tabs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { AppDialog } from '#ui/layers/app-dialog.tsx';
import { AppDrawer } from '#ui/layers/app-drawer.tsx';
import { KeyboardHelp } from '#ui/layers/keyboard-help.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { Row, Section } from './section.tsx';

export function LayerSection() {
  const [open, setOpen] = useState<'drawer' | 'dialog' | null>(
    new URLSearchParams(location.search).has('drawer') ? 'drawer' : null,
  );
  useHotkey('d', 'Open the drawer', () => setOpen('drawer'));
  const close = () => setOpen(null);
  return (
    <Section title="Layers">
      <Row>
        <Button variant="default" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Button variant="default" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Menu>
          <Menu.Target>
            <Button variant="default">Menu</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>Copy</Menu.Item>
            <Menu.Item>Add a Contributing Goal</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red">Delete Goal</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {/* The product's typed links only accept the product's routes. */}
        <Link to={'/elsewhere' as never}>Leave this page</Link>
      </Row>
      <Tabs defaultValue="details">
        <Tabs.List aria-label="Parts">
          <Tabs.Tab value="details">Details</Tabs.Tab>
          <Tabs.Tab value="history">History and Comments</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">Details of the goal.</Tabs.Panel>
        <Tabs.Panel value="history">What happened.</Tabs.Panel>
      </Tabs>
      <AppDrawer opened={open === 'drawer'} onClose={close} title="Weekly update" width={600}>
        <CommentForm draftKey="sink.drawer" />
      </AppDrawer>
      <AppDialog opened={open === 'dialog'} onClose={close} title="Request Approval">
        <CommentForm draftKey="sink.dialog" />
      </AppDialog>
      <KeyboardHelp always={[{ keys: 'Escape', label: 'Close' }]} />
    </Section>
  );
}

function CommentForm({ draftKey }: { readonly draftKey: string }) {
  const form = useForm({ defaultValues: { comment: '' } });
  const { close, requestClose } = useLayerClose();
  const { done } = useFormDraft(draftKey, form, {
    accept: (kept) =>
      typeof kept === 'object' && kept !== null && 'comment' in kept
        ? { comment: String(kept.comment) }
        : undefined,
  });
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(() => {
        done();
        close();
      })}
    >
      <FormStack>
        <TextAreaField control={form.control} name="comment" label="Comment" focusFirst />
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          Cancel
        </Button>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </form>
  );
}
