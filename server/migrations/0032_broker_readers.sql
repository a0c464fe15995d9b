CREATE TABLE "broker_reader" (
	"group" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "broker_reader_group_name_pk" PRIMARY KEY("group","name")
);
