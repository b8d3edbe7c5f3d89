ALTER TABLE "attachment" ADD COLUMN "metadata" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "attachment" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "attachment_storage_key_unique" ON "attachment" USING btree ("tenant_id","storage_key");