-- A product's 3-D model: {"url": "/media/….glb"} of the media store.
alter table catalog.product add column model jsonb;
