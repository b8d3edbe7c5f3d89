CREATE TABLE "normalization_index" (
	"tenant_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"rows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_by_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "normalization_index_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "normalization_index_tenant" CHECK ("normalization_index"."tenant_id" > 0),
	CONSTRAINT "normalization_index_kind" CHECK ("normalization_index"."kind" in ('location', 'time', 'custom'))
);
--> statement-breakpoint
ALTER TABLE "normalization_index" ADD CONSTRAINT "normalization_index_created_by_fk" FOREIGN KEY ("tenant_id","created_by_id") REFERENCES "public"."app_user"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "normalization_index_created_by_index" ON "normalization_index" USING btree ("tenant_id","created_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "normalization_index_name_unique" ON "normalization_index" USING btree ("tenant_id",lower("name")) WHERE not "normalization_index"."is_deleted";