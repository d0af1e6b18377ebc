import { type FormEvent, useState } from 'react';
import type { Filters } from 'shared-state/contracts';
import { Badge, Button, Card, Flex, Separator, Stack, Text } from 'shared-ui';
import { Sheet } from 'shared-ui/dialog';
import { FormProvider, type UseFormReturn } from 'shared-ui/form';
import { countSetFilters, EMPTY_FORM, type FilterForm } from '../../../shared/filters/filter-form';
import { PRIMARY_FIELDS, type SearchFocus } from '../model/filter-sections';
import { PrimaryFilters, RentFilter, SecondaryFilters } from './filter-fields';
import { UnseenFilters } from './unseen-filters';
import { useIsNarrow } from './use-is-narrow';

interface SearchFormProps {
  form: UseFormReturn<FilterForm, unknown, Filters>;
  values: FilterForm;
  focus: SearchFocus;
  currency: string;
  busy: boolean;
  onSearch: () => void;
}

/** The filters and the button that shows their free preview. */
export function SearchForm({ form, values, focus, currency, busy, onSearch }: SearchFormProps) {
  const narrow = useIsNarrow();
  const [sheetOpen, setSheetOpen] = useState(false);
  const inSheet = focus === 'research' && narrow;
  const set = countSetFilters(values);
  const setInSheet = set - countSetFilters({ ...values, ...without(PRIMARY_FIELDS) });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    void form.handleSubmit(onSearch, (errors) => {
      const hidden = Object.keys(errors).some(
        (key) => !PRIMARY_FIELDS.includes(key as keyof FilterForm),
      );
      if (inSheet && hidden) setSheetOpen(true);
    })(event);
  };

  return (
    <FormProvider {...form}>
      <Card.Root asChild>
        <form onSubmit={submit} noValidate aria-label="Search filters">
          <Card.Body>
            <Stack gap="6">
              <PrimaryFilters currency={currency} />
              {focus === 'investment' ? <RentFilter currency={currency} /> : null}
              {focus === 'research' && !narrow ? (
                <>
                  <Separator />
                  <SecondaryFilters currency={currency} />
                </>
              ) : null}
              <UnseenFilters focus={focus} values={values} />
            </Stack>
          </Card.Body>
          <Flex
            position={{ base: 'sticky', md: 'static' }}
            bottom="0"
            zIndex="docked"
            bg="bg.panel"
            roundedBottom="l3"
            borderTopWidth="1px"
            borderColor="border.muted"
            px={{ base: '4', md: '6' }}
            py="3"
            gap="3"
            align="center"
            wrap="wrap"
          >
            <Button type="submit" size="lg" loading={busy} loadingText="Search" minW="32">
              Search
            </Button>
            {inSheet ? (
              <Button size="lg" variant="outline" onClick={() => setSheetOpen(true)}>
                More filters
                {setInSheet > 0 ? <Badge>{setInSheet}</Badge> : null}
              </Button>
            ) : null}
            <Flex align="center" justify="space-between" gap="3" flex="1 1 16rem" minH="11">
              <Text textStyle="sm" color="fg.muted">
                <Text as="span" fontWeight="600" color="fg">
                  1 search = 1 token
                </Text>
                . The preview is free.
              </Text>
              {set > 0 ? (
                <Button
                  size="sm"
                  variant="ghost"
                  colorPalette="neutral"
                  onClick={() => form.reset(EMPTY_FORM)}
                >
                  Clear all
                </Button>
              ) : null}
            </Flex>
          </Flex>
        </form>
      </Card.Root>
      <Sheet
        open={inSheet && sheetOpen}
        onClose={() => setSheetOpen(false)}
        title="More filters"
        footer={<Button onClick={() => setSheetOpen(false)}>Done</Button>}
      >
        <SecondaryFilters currency={currency} />
      </Sheet>
    </FormProvider>
  );
}

/** The named fields, empty. */
function without(keys: readonly (keyof FilterForm)[]): Partial<FilterForm> {
  return Object.fromEntries(
    Object.entries(EMPTY_FORM).filter(([key]) => !keys.includes(key as keyof FilterForm)),
  );
}
