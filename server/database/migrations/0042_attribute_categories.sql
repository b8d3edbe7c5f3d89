CREATE TABLE "attribute_category" (
	"tenant_id" integer NOT NULL,
	"definition_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	CONSTRAINT "attribute_category_pk" PRIMARY KEY("tenant_id","definition_id","category_id"),
	CONSTRAINT "attribute_category_tenant" CHECK ("attribute_category"."tenant_id" > 0)
);
--> statement-breakpoint
ALTER TABLE "attribute_category" ADD CONSTRAINT "attribute_category_definition_fk" FOREIGN KEY ("tenant_id","definition_id") REFERENCES "public"."attribute_definition"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_category" ADD CONSTRAINT "attribute_category_category_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."construction_category"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attribute_category_category_index" ON "attribute_category" USING btree ("tenant_id","category_id");--> statement-breakpoint
ALTER TABLE "attribute_definition" DROP COLUMN "construction_categories";