import form from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffProductImport, staffProducts } from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { Pages } from '../../ui/pages.tsx';
import { OpenImport } from './open-import.tsx';
import type { StaffProductImportData } from './staff-product-import-data.ts';
import { UploadFile } from './upload-file.tsx';
import { importStateWords } from './words.ts';

/** Files of products: uploaded, checked, and imported once the changes are confirmed. */
function StaffProductImportScreen({ data }: { data: StaffData<StaffProductImportData> }) {
  const open = data.shown?.open;
  return (
    <StaffFrame
      data={data}
      place="products"
      heading={open ? open.name : 'Import products'}
      lead={open ? <a href={staffProductImport()}>All imports</a> : <a href={staffProducts()}>All products</a>}
      error={data.shown?.message}
    >
      {(shown) => (shown.open ? <OpenImport {...shown} open={shown.open} /> : <Start {...shown} />)}
    </StaffFrame>
  );
}

function Start({ listed: { imports, page, pages }, typed }: StaffProductImportData) {
  return (
    <>
      <Panel
        title="Upload a file"
        lead="Shopify’s product CSV, JSON Lines, or any CSV: you match its columns to fields. You’ll see what would change first; nothing is imported until you confirm. Fields that aren’t in the file stay as they are, so Handle, SKU and Price are enough to change prices."
      >
        <UploadFile />
      </Panel>
      <Panel title="Or paste rows">
        <form className={form.stack} method="post" action={staffProductImport()}>
          <input type="hidden" name="action" value="paste" />
          <TextArea
            label="Rows, with column names first"
            name="text"
            rows={5}
            maxLength={60_000}
            spellCheck={false}
            placeholder={'Handle,Variant SKU,Variant Price\noak-sofa,OAK-1,899.00'}
            defaultValue={typed}
            required
          />
          <Button type="submit" variant="secondary">
            Check rows
          </Button>
        </form>
      </Panel>
      {imports.length > 0 && (
        <Panel title="Imports">
          <Table
            caption="Imports"
            columns={[
              { key: 'name', title: 'File' },
              { key: 'state', title: 'State' },
              { key: 'at', title: 'Uploaded', whole: true },
            ]}
            rows={imports.map(({ importId, name, state, startsAt, uploadedAt }) => ({
              key: importId,
              cells: {
                name: <a href={staffProductImport({ import: importId })}>{name}</a>,
                state: state === 'checked' && startsAt ? `Starts ${shopMomentOf(startsAt)}` : importStateWords[state],
                at: shopMomentOf(uploadedAt),
              },
            }))}
          />
          <Pages page={page} pages={pages} at={(to) => staffProductImport({ page: to === 1 ? undefined : to })} />
        </Panel>
      )}
    </>
  );
}

export default island('screens/staff-product-import/staff-product-import-screen', StaffProductImportScreen);
